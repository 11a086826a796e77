import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LooksSection_user$key } from '../../__generated__/LooksSection_user.graphql.ts'
import type { LooksSectionMutation } from '../../__generated__/LooksSectionMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { setToastTime } from '../../kernel/shell/toastTime.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

const themes = [
  ['LIGHT', t.light, 'light'],
  ['DARK', t.dark, 'dark'],
  ['SYSTEM', t.asTheDeviceIsSet, 'system'],
] as const

const times = [
  [3_000, t.seconds({ count: 3 })],
  [5_000, t.seconds({ count: 5 })],
  [10_000, t.seconds({ count: 10 })],
  [20_000, t.seconds({ count: 20 })],
  [0, t.untilICloseThem],
] as const

type Theme = (typeof themes)[number][0]

/** In which colours the product is shown, and how long toasts stay; what is chosen is saved. */
export function LooksSection({ user }: { user: LooksSection_user$key }) {
  const { settings } = useFragment(
    graphql`
      fragment LooksSection_user on User {
        settings {
          version
          theme
          toastMs
        }
      }
    `,
    user,
  )
  const [save] = useMutation<LooksSectionMutation>(graphql`
    mutation LooksSectionMutation($input: UpdateSettingsInput!) {
      result: updateSettings(input: $input) {
        ... on UpdateSettingsSuccess {
          user {
            id
            settings {
              version
              theme
              toastMs
            }
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const { setMode } = useColorScheme()
  const [problem, setProblem] = useState<string>()
  const turn = useRef(Promise.resolve())
  const savedVersion = useRef(0)
  if (!settings) return null
  const store = async (set: { theme?: Theme; toastMs?: number }) => {
    const { done, problems } = await save({ ...set, version: Math.max(settings.version, savedVersion.current) })
    setProblem(problems && t.reloadThePageToSeeWhat({ join: Object.values(problems).join(' ') }))
    if (!done) return
    savedVersion.current = done.user?.settings?.version ?? 0
    announce(t.saved)
    // The version that follows is taken over by this browser already.
    const mode = themes.find(([name]) => name === set.theme)?.[2]
    if (mode) setMode(mode)
    if (set.toastMs !== undefined) setToastTime(set.toastMs)
  }
  // One after the other, each from the version that the one before has made.
  const change = (set: Parameters<typeof store>[0]) => void (turn.current = turn.current.then(() => store(set)))
  return (
    <Section title={t.looks} about={t.theyComeWithYouToEvery}>
      <Box sx={{ display: 'grid', gap: 4, p: 3 }}>
        {problem ? <Notice role="alert">{problem}</Notice> : null}
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          <Box
            component="legend"
            sx={{ p: 0, mb: 1, fontSize: 12, lineHeight: '16px', fontWeight: 550, color: 'text.secondary' }}
          >
            {t.theme}
          </Box>
          {themes.map(([name, label]) => (
            <Box
              key={name}
              component="label"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 26 }}
            >
              <input
                type="radio"
                name="theme"
                checked={settings.theme === name}
                onChange={() => change({ theme: name })}
                style={{ accentColor: 'var(--ops-brand)' }}
              />
              {label}
            </Box>
          ))}
        </Box>
        <Box sx={{ maxWidth: 240 }}>
          <SelectField
            label={t.toastsStayFor}
            help={t.notWhileYouPointAtThem}
            value={settings.toastMs}
            onChange={(event) => change({ toastMs: Number(event.target.value) })}
          >
            {times.map(([milliseconds, label]) => (
              <option key={milliseconds} value={milliseconds}>
                {label}
              </option>
            ))}
          </SelectField>
        </Box>
      </Box>
    </Section>
  )
}
