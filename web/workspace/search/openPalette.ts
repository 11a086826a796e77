import { handOver } from '../../kernel/ui/handOver.ts'

/** Opens the palette. */
export const { call: openPalette, take: onOpenPalette } = handOver()

/** How long the palette may take to come, in milliseconds; from then on keys are what they are elsewhere. */
const patience = 10_000
let typed: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The palette is on its way: what is typed now is typed into it. */
export function beginTyping() {
  typed ??= ''
  clearTimeout(timer)
  timer = setTimeout(takeTyped, patience)
}

/** Takes a letter that was typed before the palette is there; answers whether it did. */
export function typeEarly(key: string): boolean {
  if (typed === undefined || key.length !== 1) return false
  typed += key
  return true
}

/** What was typed before it was there. */
export function takeTyped(): string {
  const text = typed ?? ''
  clearTimeout(timer)
  typed = undefined
  return text
}
