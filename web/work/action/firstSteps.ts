import type { TransitionName } from './moves.ts'

/** What a record is for in its state: the step that is offered first. */
export const primarySteps: readonly TransitionName[] = [
  'START',
  'COMPLETE',
  'RESUME',
  'ACCEPT',
  'TAKE_OVER',
  'SIGN_OFF',
]

/** What stands beside it, the likeliest first. */
const secondSteps: readonly TransitionName[] = [
  'QUICK_COMPLETE',
  'HOLD',
  'DECLINE',
  'RECALL',
  'RETURN',
  'REOPEN',
  'RESTORE',
]

/** The steps that have a button of their own, of those that are allowed: two at most. */
export function firstSteps<Step extends { readonly name: string }>(allowed: readonly Step[]): Step[] {
  const first = (names: readonly string[]) =>
    names.flatMap((name) => allowed.find((one) => one.name === name) ?? []).slice(0, 1)
  return [...first(primarySteps), ...first(secondSteps)]
}

/** What changes no more of a record than one of its properties, each of which is changed where it stands. */
export const propertySteps: readonly TransitionName[] = ['ASSIGN', 'REPRIORITIZE', 'RESCHEDULE', 'EDIT']
