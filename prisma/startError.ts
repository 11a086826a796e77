/** A condition that the person who starts the program can mend; its message is the one line they read. */
export class StartError extends Error {
  override name = 'StartError'
}
