import Stack from '@mui/material/Stack'
import { useState, type FormEvent } from 'react'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { untouched, useForm } from '../../kernel/ui/useForm.ts'
import { CodeField } from '../user/CodeField.tsx'
import type { FactorSetup } from './FactorSetup.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import * as t from './__generated__/messages.ts'

interface SignInFactorProps {
  /** Of an app that an organization requires, and that is yet to be set up. */
  setup?: FactorSetup
  /** Why one is here, or what was wrong. */
  text: string
  problem: string | undefined
  waiting: boolean
  /** Of an app that was set up just now. */
  codes: readonly string[] | undefined
  onCode: (code: string) => void
  onBack: () => void
  onDone: () => void
}

/** The second step of a sign-in: a code of the app, which is set up first where there is none. */
export function SignInFactor({ setup, text, problem, waiting, codes, onCode, onBack, onDone }: SignInFactorProps) {
  const [code, setCode] = useState('')
  const form = useForm(untouched, { draft: null })
  if (codes) {
    return (
      <Stack sx={{ gap: 3 }}>
        <RecoveryCodes codes={codes} />
        <PlainButton type="button" className="primary" onClick={onDone}>
          {t.continue}
        </PlainButton>
      </Stack>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCode(code)
    setCode('')
  }
  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 3 }}>
      <span role="status">{text}</span>
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      {setup ? <SetupSteps {...setup} /> : null}
      <CodeField value={code} onChange={setCode} isNew={Boolean(setup)} autoFocus />
      <PlainButton type="submit" className="primary" disabled={waiting}>
        {t.signIn}
      </PlainButton>
      <PlainButton type="button" className="outlined" onClick={onBack}>
        {t.back}
      </PlainButton>
    </Stack>
  )
}
