const game = document.querySelector('canfield-game');
const list = document.querySelector('#game');
const snippet = document.querySelector('#snippet');
const told = document.querySelector('output');

list.addEventListener('change', () => {
  // Some of the family draw one card: without the attribute each game draws as its rules say.
  game.removeAttribute('draw');
  game.setAttribute('variant', list.value);
  snippet.textContent = [
    '<script type="module" src="canfield-game.js"></script>',
    `<canfield-game variant="${list.value}" seed="7"></canfield-game>`,
  ].join('\n');
  told.textContent = '';
});

document.querySelector('#copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(snippet.textContent);
  told.textContent = 'Copied.';
});
