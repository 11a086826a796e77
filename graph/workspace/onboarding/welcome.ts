// A new root organization has its starter set, and its first Admin the first steps there.
import { addToNewRoots } from '../../organization/organization/newRoots.ts'
import { writePreference } from '../../people/preference/preference.ts'
import { runRoutines } from '../../work/routine/runRoutines.ts'
import { addFleetSet } from './addFleetSet.ts'
import { onboardingName } from './onboardingPreference.ts'

addToNewRoots(async (transaction, context, root) => {
  const { organizationId, starterSet } = root
  await writePreference(transaction, context.requireViewer().id, onboardingName, { organizationId })
  if (!starterSet) return undefined
  const { seriesId } = await addFleetSet(transaction, context, root)
  return () => runRoutines(context.services, [seriesId])
})
