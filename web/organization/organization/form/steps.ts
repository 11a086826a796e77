// The steps of the form, what stands in each, and what can be seen to be wrong before anybody is asked.
import type { Problems } from '../../../kernel/relay/useMutation.ts'
import { typeNames } from '../typeNames.ts'
import type { Draft } from './draft.ts'
import * as t from './__generated__/messages.ts'

export const steps = [
  { name: 'identity', label: t.identity },
  { name: 'addresses', label: t.addresses },
  { name: 'industry', label: t.industry },
  { name: 'parent', label: t.parent },
  { name: 'place', label: t.place },
  { name: 'departments', label: t.departments },
  { name: 'review', label: t.review },
] as const

export type StepName = (typeof steps)[number]['name']

/** The step that a field of the input stands in; what is of no field is said before the end. */
export function stepOf(path: string): StepName {
  if (/^(registrant|mailing)/.test(path)) return 'addresses'
  if (path.startsWith('naics')) return 'industry'
  if (path === 'parentId') return 'parent'
  if (/^(coordinates\b|timeZone$)/.test(path)) return 'place'
  if (path.startsWith('departmentIds')) return 'departments'
  return path === 'input' ? 'review' : 'identity'
}

const isBetween = (text: string, most: number) => text.trim() !== '' && Math.abs(Number(text)) <= most

/** What of a step is wrong, by the field of the input. */
export function problemsIn(step: StepName, draft: Draft): Problems {
  const problems: Problems = {}
  if (step === 'identity') {
    if (!draft.legalName.trim()) problems.legalName = t.writeTheLegalName
    const employer = draft.employerIdentifier.trim()
    if (employer && !/^\d{2}-\d{7}$/.test(employer)) problems.employerIdentifier = t.writeItAsNnNnnnnnnLike
  }
  if (step === 'parent') {
    const { parent, type } = draft
    if (!parent && type !== 'CORPORATION') problems.parentId = t.needsAParent({ type: typeNames[type] ?? '' })
    if (parent && !parent.childTypes.includes(type))
      problems.parentId = t.cannotGoUnder({ type: typeNames[type] ?? '', parent: typeNames[parent.type] ?? '' })
  }
  if (step === 'place') {
    const { latitude, longitude } = draft
    if (latitude.trim() && !isBetween(latitude, 90)) problems['coordinates.latitude'] = t.writeANumberFrom90To
    if (longitude.trim() && !isBetween(longitude, 180)) problems['coordinates.longitude'] = t.writeANumberFrom180To
    if (!Object.keys(problems).length && !latitude.trim() !== !longitude.trim()) {
      problems[latitude.trim() ? 'coordinates.longitude' : 'coordinates.latitude'] = t.giveBothLatitudeAndLongitudeOr
    }
  }
  return problems
}
