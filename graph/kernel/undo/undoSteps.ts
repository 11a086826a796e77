// The way back of what somebody did: each step by itself; what can't be undone says why.
import { builder } from '../builder.ts'
import { closingRefusal } from '../databaseErrors.ts'
import { ErrorInterface } from '../errorTypes.ts'
import { ExpectedError, ValidationError } from '../errors.ts'
import { mutation, type Call } from '../mutation.ts'
import { oneByOne } from '../oneByOne.ts'
import { AnyNode, loadNode } from '../node.ts'
import { stepNamed } from './steps.ts'
import * as t from './__generated__/messages.ts'

interface Outcome {
  stepId: string
  nodeId: string | null
  error: { code: string; message: string } | null
}

const UndoOutcome = builder.objectRef<Outcome>('UndoOutcome').implement({
  description: 'The outcome of undoing one step.',
  fields: (f) => ({
    stepId: f.exposeID('stepId', { description: 'The step, as given in the input.' }),
    error: f.expose('error', {
      type: ErrorInterface,
      nullable: true,
      description: 'Why the step was not undone; null if it was.',
    }),
    node: f.field({
      type: AnyNode,
      nullable: true,
      description: 'What the step changed, as it is now; null if there is no such step, or if it has no node.',
      resolve: ({ nodeId }, _args, context, info) => (nodeId === null ? null : loadNode(nodeId, context, info)),
    }),
  }),
})

const most = 100

mutation('undoSteps', {
  description:
    "Undoes the viewer's own changes of the last 10 minutes, one after the other, as new steps in history; a step is refused if the same thing was changed since, or if the viewer may no longer change it.",
  policy: 'signedIn',
  input: (f) => ({
    stepIds: f.idList({
      required: true,
      description: 'The steps, at most 100, as `stepId` of the mutations that took them; the last one first.',
    }),
  }),
  async resolve({ stepIds }, call) {
    const count = stepIds.length
    if (count < 1 || count > most) throw new ValidationError([{ path: 'stepIds', message: t.nameSteps({ most }) }])
    return oneByOne(call, stepIds, outcomeOf, (outcomes) => ({ outcomes }))
  },
  success: (f) => ({
    outcomes: f.expose('outcomes', {
      type: [UndoOutcome],
      description: 'The outcome for each step, in the order of the input.',
    }),
  }),
})

async function outcomeOf(call: Call, stepId: string): Promise<Outcome> {
  let nodeId: string | null = null
  try {
    const step = await stepNamed(call, stepId)
    nodeId = step.nodeId
    await step.undo()
    return { stepId, nodeId, error: null }
  } catch (error) {
    const expected = closingRefusal(error) ?? error
    if (!(expected instanceof ExpectedError)) throw error
    return { stepId, nodeId, error: { ...expected.toJSON(), message: expected.messageIn(call.context.language) } }
  }
}
