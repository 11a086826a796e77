import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { MetricDialog_metric$key } from '../../__generated__/MetricDialog_metric.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { FormulaFields } from './FormulaFields.tsx'
import { FormulaPreview } from './FormulaPreview.tsx'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import { newDraft, type MetricDraft } from './metricDraft.ts'
import { useFormulaCheck } from './useFormulaCheck.ts'
import { useSaveMetric } from './useSaveMetric.ts'
import { categories, categoryNames } from './words.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import * as t from './__generated__/messages.ts'

/** Adds a metric, proposes one, or changes one; of a standard one only what is the organization's own. */
export function MetricDialog({
  metric: key = null,
  onClose,
}: {
  metric?: MetricDialog_metric$key | null
  onClose: () => void
}) {
  const metric = useShownFragment(
    graphql`
      fragment MetricDialog_metric on Metric {
        id
        version
        name
        description
        category
        formula
        requiredDataPoints {
          name
          unit
        }
        unit
        aggregationMethod
        alertIf
        targetThreshold
        recommendedDataSource
        can {
          rewrite {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const before: MetricDraft = metric
    ? {
        ...pick(metric),
        requiredDataPoints: metric.requiredDataPoints.map(({ name, unit }) => ({ name, unit })),
        targetThreshold: metric.targetThreshold == null ? '' : String(metric.targetThreshold),
      }
    : newDraft
  const draft = useDraft('metric', metric?.id ?? newIn(null), metric?.version)
  const [said, setSaid] = useDraftState(draft, 'metric', before)
  const [wrong, setWrong] = useState<Problems>({})
  const isNew = !metric
  const isFixed = metric ? !metric.can.rewrite.allowed : false
  const mayAdd = useViewer()?.capabilities.includes('metrics.edit')
  const check = useFormulaCheck(said, metric?.id)
  const { save, propose, isInFlight } = useSaveMetric({
    onDone() {
      draft.clear()
      onClose()
    },
  })
  const change = (more: Partial<MetricDraft>) => {
    setSaid((current) => ({ ...current, ...more }))
    setWrong((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([path]) => !Object.keys(more).some((field) => path.startsWith(field))),
      ),
    )
  }
  const submit = async (asProposal: boolean) => {
    if (Number.isNaN(typedNumber(said.targetThreshold))) return setWrong({ targetThreshold: t.writeANumberSuchAs2 })
    const problems = await (asProposal
      ? propose(said)
      : save(said, metric ? { id: metric.id, version: draft.version, draft: before } : undefined))
    if (problems) setWrong(problems)
  }
  const problems = isFixed ? wrong : { ...check.problems, ...wrong }
  const title = isNew ? (mayAdd ? t.addAMetric : t.proposeAMetric) : t.edit2({ name: metric.name })
  return (
    <FormDialog
      title={title}
      submit={isNew ? (mayAdd ? t.add : t.propose) : t.save}
      width="md"
      problems={wrong}
      waiting={isInFlight}
      draft={draft}
      onSubmit={() => void submit(isNew && !mayAdd)}
      onClose={onClose}
    >
      {isFixed ? (
        <p style={{ margin: 0, color: 'var(--ops-ink-2)' }}>{metric!.can.rewrite.reason}</p>
      ) : (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 3, alignItems: 'start' }}>
            <Field
              label={t.name2}
              required
              autoFocus
              maxLength={200}
              value={said.name}
              problem={problems.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <SelectField
              label={t.category}
              value={said.category}
              problem={problems.category}
              onChange={(event) => change({ category: event.target.value })}
            >
              {categories.map((category) => (
                <option key={category} value={category}>
                  {categoryNames[category]}
                </option>
              ))}
            </SelectField>
          </Box>
          <FormulaFields draft={said} problems={problems} onChange={change} />
          <FormulaPreview check={check} formula={said.formula} unit={said.unit} />
        </>
      )}
      <FieldGrid>
        <Field
          label={t.target2}
          inputMode="decimal"
          autoFocus={isFixed}
          help={isFixed ? t.savingOneConfirmsIt : t.nothingForNoTarget}
          value={said.targetThreshold}
          problem={problems.targetThreshold}
          onChange={(event) => change({ targetThreshold: event.target.value })}
        />
        {isFixed ? null : (
          <SelectField
            label={t.alertIf}
            value={said.alertIf}
            problem={problems.alertIf}
            onChange={(event) => change({ alertIf: event.target.value })}
          >
            <option value="ABOVE_THRESHOLD">{t.aboveTheTargetLessIsBetter}</option>
            <option value="BELOW_THRESHOLD">{t.belowTheTargetMoreIsBetter}</option>
          </SelectField>
        )}
      </FieldGrid>
      <TextArea
        label={t.description}
        rows={2}
        maxLength={2000}
        value={said.description}
        problem={problems.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Field
        label={t.recommendedDataSource}
        maxLength={200}
        value={said.recommendedDataSource}
        problem={problems.recommendedDataSource}
        onChange={(event) => change({ recommendedDataSource: event.target.value })}
      />
    </FormDialog>
  )
}

const pick = ({
  name,
  description,
  category,
  formula,
  unit,
  aggregationMethod,
  alertIf,
  recommendedDataSource,
}: Omit<MetricDraft, 'targetThreshold' | 'requiredDataPoints'>) => ({
  name,
  description,
  category,
  formula,
  unit,
  aggregationMethod,
  alertIf,
  recommendedDataSource,
})
