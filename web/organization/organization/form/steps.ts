// The steps of the form, what stands in each, and what can be seen to be wrong before anybody is asked.
import type { Problems } from '../../../kernel/relay/useMutation.ts'
import { typeNames } from '../typeNames.ts'
import type { Draft } from './draft.ts'

export const steps = [
  { name: 'identity', label: 'Identity' },
  { name: 'addresses', label: 'Addresses' },
  { name: 'industry', label: 'Industry' },
  { name: 'parent', label: 'Parent' },
  { name: 'place', label: 'Place' },
  { name: 'departments', label: 'Departments' },
  { name: 'review', label: 'Review' },
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
    if (!draft.legalName.trim()) problems.legalName = 'Write the legal name.'
    const employer = draft.employerIdentifier.trim()
    if (employer && !/^\d{2}-\d{7}$/.test(employer))
      problems.employerIdentifier = 'Write it as NN-NNNNNNN, like 12-3456789.'
  }
  if (step === 'parent') {
    const { parent, type } = draft
    if (!parent && type !== 'CORPORATION') problems.parentId = `A ${typeNames[type]} needs an organization above it.`
    if (parent && !parent.childTypes.includes(type))
      problems.parentId = `A ${typeNames[type]} can’t stand below a ${typeNames[parent.type]}.`
  }
  if (step === 'place') {
    const { latitude, longitude } = draft
    if (latitude.trim() && !isBetween(latitude, 90)) problems['coordinates.latitude'] = 'Write a number from -90 to 90.'
    if (longitude.trim() && !isBetween(longitude, 180))
      problems['coordinates.longitude'] = 'Write a number from -180 to 180.'
    if (!Object.keys(problems).length && !latitude.trim() !== !longitude.trim()) {
      problems[latitude.trim() ? 'coordinates.longitude' : 'coordinates.latitude'] =
        'Give both latitude and longitude, or neither.'
    }
  }
  return problems
}
