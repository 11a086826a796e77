import * as t from './__generated__/messages.ts'

/** On which side of its target a value is that missed it: below a minimum, above a maximum. */
export const sideText = ({ alertIf }: { readonly alertIf: string }): string =>
  alertIf === 'BELOW_THRESHOLD' ? t.belowTarget : t.aboveTarget
