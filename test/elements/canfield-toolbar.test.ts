import { fixture, html } from '@open-wc/testing';
import { expect } from 'chai';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/define.js';
import type { CanfieldGame, CanfieldToolbar } from '../../src/define.js';

const buttonsOf = (toolbar: CanfieldToolbar) => [
  ...toolbar.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part~=button]'),
];
const named = (toolbar: CanfieldToolbar, name: string) =>
  buttonsOf(toolbar).find((button) => button.part.contains(`button-${name}`))!;
const usable = (toolbar: CanfieldToolbar) =>
  buttonsOf(toolbar)
    .filter((button) => button.ariaDisabled === 'false')
    .map(({ ariaLabel }) => ariaLabel);

async function open(content = html``): Promise<{ game: CanfieldGame; toolbar: CanfieldToolbar }> {
  const game = await fixture<CanfieldGame>(html`<canfield-game seed="7">${content}</canfield-game>`);
  await game.settled;
  const toolbar = (game.querySelector('canfield-toolbar') ?? game.shadowRoot!.querySelector('canfield-toolbar'))!;
  await toolbar.updateComplete;
  return { game, toolbar };
}

describe('canfield-toolbar', () => {
  it('has buttons that can be used when there is something to do', async () => {
    const { game, toolbar } = await open();
    const all = async () => {
      await toolbar.updateComplete;
      return usable(toolbar);
    };
    expect(await all()).to.deep.equal(['New']);
    game.play('stock>waste*3');
    expect(await all()).to.deep.equal(['New', 'Restart', 'Undo']);
    game.undo();
    expect(await all()).to.deep.equal(['New', 'Redo']);
    game.readonly = true;
    await game.settled;
    expect(await all()).to.deep.equal([]);
  });

  it('does what its buttons say', async () => {
    const { game, toolbar } = await open();
    game.play('stock>waste*3');
    await toolbar.updateComplete;
    named(toolbar, 'undo').click();
    expect(game.moveCount).to.equal(0);
    await toolbar.updateComplete;
    named(toolbar, 'redo').click();
    expect(game.moveCount).to.equal(1);
    await toolbar.updateComplete;
    named(toolbar, 'restart').click();
    expect(game.moveCount).to.equal(0);
    expect(game.canUndo).to.equal(true);
    named(toolbar, 'new').click();
    expect(game.canUndo).to.equal(false);
    expect(game.seed).not.to.equal('7');
  });

  it('does nothing by a button that cannot be used', async () => {
    const { game, toolbar } = await open();
    const view = game.view;
    for (const name of ['restart', 'undo', 'redo']) named(toolbar, name).click();
    expect(game.view).to.equal(view);
  });

  it('is one stop for Tab, with arrow keys inside, and keeps the focus on a button that was used up', async () => {
    const { game, toolbar } = await open();
    game.play('stock>waste*3');
    await toolbar.updateComplete;
    const focused = () => (toolbar.shadowRoot!.activeElement as HTMLElement | null)?.ariaLabel;
    buttonsOf(toolbar)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).to.equal('Undo');
    await toolbar.updateComplete;
    expect(buttonsOf(toolbar).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0, -1]);
    await sendKeys({ press: 'Enter' });
    expect(game.moveCount).to.equal(0);
    await toolbar.updateComplete;
    expect(focused()).to.equal('Undo');
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal('Redo');
    await sendKeys({ press: 'ArrowRight' });
    expect(focused()).to.equal('Redo');
    await sendKeys({ press: 'Home' });
    expect(focused()).to.equal('New');
  });

  it('works as a child of a game', async () => {
    const { game, toolbar } = await open(html`<canfield-toolbar></canfield-toolbar>`);
    expect(toolbar.parentElement).to.equal(game);
    game.play('stock>waste*3');
    await toolbar.updateComplete;
    named(toolbar, 'undo').click();
    expect(game.moveCount).to.equal(0);
  });

  it('is empty outside a game', async () => {
    const toolbar = await fixture<CanfieldToolbar>(html`<canfield-toolbar></canfield-toolbar>`);
    expect(buttonsOf(toolbar)).to.have.length(0);
  });
});
