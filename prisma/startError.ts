/** The exit codes of sysexits.h, by what went wrong. */
export const exits = {
  usage: 64,
  data: 65,
  noInput: 66,
  unavailable: 69,
  software: 70,
  system: 71,
  cantCreate: 73,
  io: 74,
  tryAgain: 75,
  noPermission: 77,
  config: 78,
} as const

/**
 * A condition that the person who starts the program can mend; its message is the one line they read, and the program
 * ends with its exit code.
 */
export class StartError extends Error {
  override name = 'StartError'
  readonly exit: number

  constructor(message: string, exit: keyof typeof exits = 'config') {
    super(message)
    this.exit = exits[exit]
  }
}
