import type { Environment } from 'relay-runtime'
import { tellDone } from './done.ts'
import * as t from './__generated__/messages.ts'

/** Says that a change was saved, with the way back. */
export const offerUndo = (environment: Environment, stepId: string): void =>
  tellDone(environment, { stepIds: [stepId], title: t.changeSaved })
