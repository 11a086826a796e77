/** Whether a file of code could not be had, as browsers say it. */
export const isGone = ({ message }: Error) =>
  /dynamically imported module|module script failed|Unable to preload/i.test(message)
