import { scopeTypes } from '../breach/scopes.ts'
import type { SavedReport as SavedReportRow } from '../../../prisma/__generated__/client/client.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import { ObservationScope } from '../observation/scope.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { saysWhere, sharedAt } from '../../people/view/viewInput.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { ReportShape } from './enums.ts'
import { scopeFields } from './readTable.ts'
import { ReportRangeInput } from './rangeInput.ts'
import { rangeOf, reportFrom } from './reportInput.ts'
import { SavedReport } from './SavedReport.ts'
import { loadWrittenReport, reportToChange } from './visibleReports.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('updateSavedReport', {
  description: 'Updates a saved report; omitted fields are unchanged.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The report to change.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    metricIds: t.idList({ description: 'The metrics of the report, in order, 1 to 12.' }),
    scope: t.field({
      type: ObservationScope,
      description: 'The organization, location, vehicle or person whose values are shown.',
    }),
    grain: t.field({ type: Grain, description: 'The length of each period.' }),
    range: t.field({ type: ReportRangeInput, description: 'The periods that the report covers.' }),
    shownAs: t.field({ type: ReportShape, description: 'How the report is initially displayed.' }),
    organizationId: t.id({
      description: 'Shares it with this organization and its sub-organizations; null makes it private again.',
    }),
    departmentId: t.id({
      description:
        "Shares it only with this department; the organization defaults to the department's root organization.",
    }),
    groupId: t.id({
      description: "Shares it only with this group; the organization defaults to the group's root organization.",
    }),
  }),
  clears: { departmentId: null, groupId: null, organizationId: null },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await reportToChange(context, input.id)
    const place = saysWhere(input) ? await sharedAt(context, input) : {}
    const columns = await reportFrom(context, {
      name: input.name ?? before.name,
      metricIds: input.metricIds ?? before.metricIds.map((id) => globalId('Metric', id)),
      scope: input.scope ?? { [scopeFields[before.scopeKind]]: globalId(scopeTypes[before.scopeKind], before.scopeId) },
      grain: input.grain ?? before.grain,
      range: input.range ?? rangeOf(before),
    })
    const version = input.version ?? before.version
    const shownAs = input.shownAs ?? before.shownAs
    return orNameTaken(
      m.nameTaken,
      write(async ({ savedReport }) => {
        const { id } = before
        const data = { ...columns, ...place, shownAs, updatedAt: context.now }
        await changeVersioned(savedReport, the('SavedReport'), { id, version }, data, {
          shown: known,
          among: { deletedAt: null },
        })
        return { reportId: id }
      }),
    )
  },
  success: (t) => ({
    report: t.field({
      type: SavedReport,
      description: 'The report after the change.',
      resolve: ({ reportId }, _args, context, info) => loadWrittenReport(context, info, reportId),
    }),
  }),
})

const known = ({ name, grain, periods, metricIds, shownAs }: SavedReportRow) => ({
  name,
  grain,
  periods,
  metrics: metricIds.length,
  shownAs,
})
