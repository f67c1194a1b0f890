/** Runs an action and returns what was warned of the game meanwhile. */
export async function warnings(action: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void told.push(words.join(' '));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return told.filter((words) => words.startsWith('canfield-game'));
}
