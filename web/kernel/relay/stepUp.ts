// What takes a recent proof that it is oneself: the person is asked for it, and the change is made again.
import { asking } from '../shell/asking.ts'

/** Asks with a reason; answers whether the person has confirmed, undefined if there is no dialog to ask by. */
export const { ask: askStepUp, takeOver: onStepUp } = asking<string, boolean>()
