import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrganizationForm_query$key } from '../../../__generated__/OrganizationForm_query.graphql.ts'
import type { Draft as KeptDraft } from '../../../kernel/draft/Draft.ts'
import { DraftLine } from '../../../kernel/draft/DraftLine.tsx'
import type { Problems } from '../../../kernel/relay/useMutation.ts'
import { withParams } from '../../../kernel/ui/address.ts'
import { Notice } from '../../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { Section } from '../../../kernel/ui/Section.tsx'
import { useForm } from '../../../kernel/ui/useForm.ts'
import type { Draft } from './draft.ts'
import { StepContent } from './StepContent.tsx'
import { StepList } from './StepList.tsx'
import { problemsIn, stepOf, steps as allSteps, type StepName } from './steps.ts'
import { useSearch } from '../../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

interface OrganizationFormProps {
  query: OrganizationForm_query$key
  /** Keeps what is typed. */
  kept: KeptDraft
  draft: Draft
  change: (changed: Partial<Draft>) => void
  /** Forgets what was typed; undefined where nothing was. */
  onDiscard?: () => void
  /** What the button that does it says. */
  submit: string
  /** Does it; answers with what the server found wrong. */
  onSubmit: () => Promise<Problems | undefined>
  /** The organization that is edited. */
  id?: string
  seesEmployer?: boolean
}

const about: Partial<Record<StepName, string>> = {
  place: t.recordsWithoutAPlaceOfTheir,
  review: t.readItOnceMoreEveryStep,
}

/** An organization in steps. The step stands in the address; where something is wrong its step opens. */
export function OrganizationForm({
  query,
  kept,
  draft,
  change,
  onDiscard,
  submit,
  onSubmit,
  id,
  seesEmployer = true,
}: OrganizationFormProps) {
  const lists = useFragment(
    graphql`
      fragment OrganizationForm_query on Query {
        naicsRevision
        ...StepContent_query
      }
    `,
    query,
  )
  const steps = allSteps.filter(({ name }) => !id || name !== 'parent')
  const [params, setParams, latest] = useSearch()
  const indexIn = (address: URLSearchParams) =>
    Math.max(
      0,
      steps.findIndex(({ name }) => name === address.get('step')),
    )
  const at = indexIn(params)
  const { name: step, label } = steps[at]!
  const [problems, setProblems] = useState<Problems>({})
  const [waiting, setWaiting] = useState(false)
  const form = useForm(problems, { draft: kept })
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  /** The step last asked for, which may not be shown yet. */
  const asked = () => indexIn(latest())
  const go = (to: StepName) => setParams((current) => withParams(current, { step: to }))
  // A step that has opened takes the focus, unless a problem in it does.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wrong = panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else panel.current?.focus()
  }, [step])

  function fail(found: Problems) {
    setProblems(found)
    const [path = 'input'] = Object.keys(found)
    const opened = stepOf(path)
    if (opened !== steps[asked()]!.name && steps.some(({ name }) => name === opened)) go(opened)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const from = asked()
    const isLast = step === 'review'
    // Nothing is created before the review is seen.
    if (!isLast && steps[from]!.name === 'review') return
    const found = Object.assign(
      {},
      ...(isLast ? steps : [steps[from]!]).map(({ name }) => problemsIn(name, draft)),
    ) as Problems
    if (Object.keys(found).length) return fail(found)
    setProblems({})
    if (!isLast) return go(steps[from + 1]!.name)
    setWaiting(true)
    const refused = await onSubmit()
    setWaiting(false)
    if (refused) fail(refused)
  }

  const wrong = new Set(Object.keys(problems).map(stepOf))
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' },
        gap: 5,
        alignItems: 'start',
      }}
    >
      <StepList steps={steps} current={step} wrong={wrong} onOpen={go} />
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <Section
          title={label}
          about={
            step === 'industry'
              ? t.byTheNorthAmericanIndustryClassification({ naicsRevision: String(lists.naicsRevision) })
              : about[step]
          }
        >
          <Box
            ref={panel}
            tabIndex={-1}
            sx={{
              p: { xs: 3, md: 5 },
              display: 'grid',
              gap: 3,
              gridTemplateColumns: 'minmax(0, 1fr)',
              '&:focus': { outline: 'none' },
            }}
          >
            <DraftLine draft={kept} />
            {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
            <StepContent
              step={step}
              query={lists}
              id={id}
              seesEmployer={seesEmployer}
              draft={draft}
              change={change}
              problems={problems}
            />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              px: { xs: 3, md: 5 },
              py: 3,
              borderTop: '1px solid var(--ops-line-2)',
            }}
          >
            {onDiscard ? (
              <PlainButton
                type="button"
                className="outlined"
                onClick={() => {
                  onDiscard()
                  setProblems({})
                  go('identity')
                }}
              >
                {t.discard}
              </PlainButton>
            ) : null}
            <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 2 }}>
              {at > 0 ? (
                <PlainButton
                  type="button"
                  className="outlined"
                  onClick={() => go(steps[Math.max(0, asked() - 1)]!.name)}
                >
                  {t.back}
                </PlainButton>
              ) : null}
              <PlainButton type="submit" className="primary" disabled={waiting}>
                {step === 'review' ? submit : t.next}
              </PlainButton>
            </Box>
          </Box>
        </Section>
      </form>
    </Box>
  )
}
