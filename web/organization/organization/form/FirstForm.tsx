import Box from '@mui/material/Box'
import { useState, type FormEvent } from 'react'
import type { Draft as KeptDraft } from '../../../kernel/draft/Draft.ts'
import { DraftLine } from '../../../kernel/draft/DraftLine.tsx'
import type { Problems } from '../../../kernel/relay/useMutation.ts'
import { Field } from '../../../kernel/ui/Field.tsx'
import { Notice } from '../../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { Section } from '../../../kernel/ui/Section.tsx'
import { useForm } from '../../../kernel/ui/useForm.ts'
import type { Draft } from './draft.ts'
import { DuplicateWarning } from './DuplicateWarning.tsx'
import { IndustryStep } from './IndustryStep.tsx'
import { StarterField } from './StarterField.tsx'
import { problemsIn, stepOf, steps, type StepName } from './steps.ts'
import { ZoneField } from './ZoneField.tsx'
import * as t from './__generated__/messages.ts'

interface FirstFormProps {
  /** Keeps what is typed. */
  kept: KeptDraft
  draft: Draft
  change: (changed: Partial<Draft>) => void
  /** Forgets what was typed; undefined where nothing was. */
  onDiscard?: () => void
  /** Creates it; answers with what the server found wrong. */
  onSubmit: () => Promise<Problems | undefined>
  /** Opens a step of the whole form, with all that is typed. */
  onMore: (step: StepName) => void
}

/** Whether a field of the input stands here; any other is mended in the whole form. */
const isHere = (path: string) => /^(input$|legalName$|timeZone$|naics)/.test(path)

/** A new organization of its own on one screen: its name alone is needed, all else can follow. */
export function FirstForm({ kept, draft, change, onDiscard, onSubmit, onMore }: FirstFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [waiting, setWaiting] = useState(false)
  const form = useForm(problems, { draft: kept })

  function fail(found: Problems) {
    setProblems(found)
    const elsewhere = Object.keys(found).find((path) => !isHere(path))
    if (elsewhere) onMore(stepOf(elsewhere))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = Object.assign({}, ...steps.map(({ name }) => problemsIn(name, draft))) as Problems
    if (Object.keys(found).length) return fail(found)
    setProblems({})
    setWaiting(true)
    const refused = await onSubmit()
    setWaiting(false)
    if (refused) fail(refused)
  }

  const step = { draft, change, problems }
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      sx={{ width: '100%', maxWidth: 640, mx: 'auto' }}
    >
      <Section title={t.yourOrganization} about={t.onlyTheNameIsNeeded}>
        <Box sx={{ p: { xs: 3, md: 5 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DraftLine draft={kept} />
          {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
          <Box sx={{ '& [role=status] > *': { mt: 2 } }}>
            <Field
              label={t.legalName}
              name="legalName"
              required
              autoFocus
              maxLength={120}
              autoComplete="organization"
              value={draft.legalName}
              problem={problems.legalName}
              onChange={(event) => change({ legalName: event.target.value })}
            />
            <DuplicateWarning legalName={draft.legalName} employerIdentifier={draft.employerIdentifier} />
          </Box>
          <ZoneField {...step} />
          <IndustryStep {...step} isBrief />
          <StarterField {...step} />
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
          <PlainButton type="button" className="outlined" onClick={() => onMore('identity')}>
            {t.moreFields}
          </PlainButton>
          {onDiscard ? (
            <PlainButton
              type="button"
              className="outlined"
              onClick={() => {
                onDiscard()
                setProblems({})
              }}
            >
              {t.discard}
            </PlainButton>
          ) : null}
          <PlainButton type="submit" className="primary" disabled={waiting} style={{ marginInlineStart: 'auto' }}>
            {t.createOrganization}
          </PlainButton>
        </Box>
      </Section>
    </Box>
  )
}
