// A list that can show several root organizations names them. Who adds a place to what is shown decides: it names its
// root (inRoot), or it is of one organization and stands here.
import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { inRoot } from './inRoot.ts'

/** What is shown of one organization, one record or one root alone, or asks for a name without showing it in a list. */
const ofOne = new Set([
  'app/organization/OverviewPage.tsx',
  'app/panel/useTemplate.ts',
  'app/record/ActionDetails.tsx',
  'app/shell/Shell.tsx',
  'integration/import/ImportPage.tsx',
  'integration/import/NewImportPage.tsx',
  'organization/department/UsedDepartmentsSection.tsx',
  'organization/department/UsesSection.tsx',
  'organization/grouping/GroupingsTab.tsx',
  'organization/organization/CreateOrganizationPage.tsx',
  'organization/organization/EditOrganizationPage.tsx',
  'organization/vehicle/VehiclePicker.tsx',
  'people/association/AcceptDialog.tsx',
  'people/association/IncomingRow.tsx',
  'people/association/MyRequestRow.tsx',
  'people/invitation/InvitationRow.tsx',
  'people/invitation/acceptInvitation.ts',
  'people/membership/AssignSection.tsx',
  'people/membership/EndDialog.tsx',
  'people/membership/MembersTable.tsx',
  'people/membership/MembershipDialog.tsx',
  'people/provider/RulesDialog.tsx',
  'people/provider/RulesThatCount.tsx',
  'people/rolematrix/usePermissions.ts',
  'people/schedule/AbsencesSection.tsx',
  'people/schedule/DeputyText.tsx',
  'people/schedule/RecurringSection.tsx',
  'people/schedule/StandInSection.tsx',
  'people/serviceaccount/AccountPlaces.tsx',
  'people/session/VerifyForm.tsx',
  'performance/dashboard/MyMetricItem.tsx',
  'performance/report/EditReport.tsx',
  'planning/appointment/AppointmentDetails.tsx',
  'planning/calendar/CalendarSection.tsx',
  'work/routine/ScheduleReport.tsx',
  'work/routine/VehicleRoutines.tsx',
  'work/tour/AddStopsDialog.tsx',
  'work/tour/RunSummary.tsx',
  'workspace/audit/AuditEntryItem.tsx',
])

// Not written as it is found: the build reads it in files.
const tagged = /graphql\x60([^\x60]*)\x60/g

/** Whether a file asks for the name of an organization and not for that of its root. */
function isUnnamed(source: string): boolean {
  let isFound = false
  for (const [, document] of source.matchAll(tagged)) {
    visit(parse(document!), {
      Field({ name, selectionSet }) {
        const asked = selectionSet?.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])) ?? []
        if (name.value === 'organization' && asked.includes('name') && !asked.includes('rootName')) isFound = true
      },
    })
  }
  return isFound
}

test('what shows organizations by their names names their roots, or is of one organization', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!build|testing).*(?<!\.test)\.tsx?$/.test(file),
  )
  const unnamed = files.filter((file) => isUnnamed(readFileSync(`web/${file}`, 'utf8')))
  expect(unnamed.sort()).toEqual([...ofOne].sort())
})

test('a root organization stands before what is in it, and not before itself', () => {
  expect(inRoot({ name: 'Depot', rootName: 'Ridge' })).toBe('Ridge › Depot')
  expect(inRoot({ name: 'Ridge', rootName: 'Ridge' })).toBe('Ridge')
  expect(inRoot({ name: 'Depot', rootName: null })).toBe('Depot')
})
