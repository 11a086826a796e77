import { styled } from '@mui/material/styles'
import type { OnboardingStepKind } from '../../__generated__/FirstStepsQuery.graphql.ts'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** What each is called, and where it is done. */
const steps: Partial<Record<OnboardingStepKind, { label: string; to: (organizationId: string) => string }>> = {
  INVITE: {
    label: t.inviteSomeone,
    to: (id) => `/userorgassocoation?add=invitation&add.organization=${encodeURIComponent(id)}`,
  },
  IMPORT: { label: t.importAFile, to: (id) => `/imports/new?organization=${encodeURIComponent(id)}` },
  ROUTINE: { label: t.setUpARoutine, to: () => '/tasks/routines' },
  METRIC: { label: t.enterAMetricValue, to: (id) => `/metricslibrary?scope=${encodeURIComponent(id)}` },
  TOUR: { label: t.setUpATour, to: () => '/actonTourSettings/new' },
}

const Chip = styled(ButtonLink)({
  color: 'var(--ops-ink)',
  textDecoration: 'none',
  '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
})

const Done = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '0 8px',
  color: 'var(--ops-ink-3)',
  '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
})

const Ring = styled('span')({
  width: 12,
  height: 12,
  border: '1.500px solid var(--ops-ink-3)',
  borderRadius: '50%',
})

interface StepLinkProps {
  kind: OnboardingStepKind
  isDone: boolean
  organizationId: string
}

/** A step: a link while it is to do, then ticked off. */
export function StepLink({ kind, isDone, organizationId }: StepLinkProps) {
  const step = steps[kind]
  if (!step) return null
  return isDone ? (
    <Done aria-label={t.done({ step: step.label })} role="img">
      <CheckIcon />
      <s aria-hidden="true">{step.label}</s>
    </Done>
  ) : (
    <Chip className="chip" to={step.to(organizationId)}>
      <Ring aria-hidden="true" />
      {step.label}
    </Chip>
  )
}
