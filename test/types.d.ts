/** Recorded games and the like: the test that reads a file says what it holds. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
