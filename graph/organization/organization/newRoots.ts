// What nouns above add to a root organization that somebody creates, in the transaction that makes it.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'

export const StarterSet = builder.enumType('StarterSet', {
  description: 'What a new root organization starts with, beside what every one has.',
  values: {
    FLEET: {
      description:
        'For a fleet: departments with groups, tasks, a checklist, a daily routine, a benchmark with a target and a tour.',
    },
  },
})

interface NewRoot {
  organizationId: string
  /** The job role of its first Admin. */
  jobRoleId: string
  starterSet: 'FLEET' | null | undefined
}

/** What is done once all of it is committed. */
type Afterwards = () => Promise<void>
type Addition = (transaction: Transaction, context: Context, root: NewRoot) => Promise<Afterwards | undefined>

const additions: Addition[] = []

export const addToNewRoots = (addition: Addition) => additions.push(addition)

/** Adds everything; answers with what is to be done after the commit. */
export async function completeNewRoot(transaction: Transaction, context: Context, root: NewRoot): Promise<Afterwards> {
  const later: Afterwards[] = []
  for (const addition of additions) {
    const afterwards = await addition(transaction, context, root)
    if (afterwards) later.push(afterwards)
  }
  return async () => {
    for (const afterwards of later) await afterwards()
  }
}
