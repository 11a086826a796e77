/** What a timer shows, as "1:07.5" or "1:02:04", in seconds. */
export const secondsOn = (timer: HTMLElement): number =>
  timer.textContent.split(':').reduce((all, part) => all * 60 + Number(part), 0)
