// What takes a recent proof that it is oneself: the person is asked for it, and the change is made again.
import { asking } from '../shell/asking.ts'

/** `ask` with why answers whether they have confirmed; undefined where nothing comes that could ask. */
export const { ask: askStepUp, takeOver: onStepUp } = asking<string, boolean>()
