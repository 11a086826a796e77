import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LogoField_organization$key } from '../../__generated__/LogoField_organization.graphql.ts'
import type { LogoFieldSetMutation } from '../../__generated__/LogoFieldSetMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import * as t from './__generated__/messages.ts'

const fragment = graphql`
  fragment LogoField_organization on Organization {
    id
    name
    version
    logo {
      id
      url
    }
    can {
      setLogo {
        allowed
        reason
      }
    }
  }
`

const setMutation = graphql`
  mutation LogoFieldSetMutation($input: SetOrganizationLogoInput!) {
    result: setOrganizationLogo(input: $input) {
      ... on SetOrganizationLogoSuccess {
        organization {
          ...LogoField_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const mostBytes = 1_000_000
const types = 'image/png,image/jpeg,image/webp,image/gif'

/** An organization's logo: shown, chosen, removed. */
export function LogoField({
  organization: reference,
  onSet,
}: {
  organization: LogoField_organization$key
  onSet: () => void
}) {
  const {
    id,
    name,
    version,
    logo,
    can: { setLogo: permission },
  } = useFragment(fragment, reference)
  const sendFile = useSendFile()
  const [set] = useMutation<LogoFieldSetMutation>(setMutation)
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()

  async function change(work: () => Promise<string | undefined>, done: string) {
    setWaiting(true)
    setProblem(undefined)
    const failed = await work()
    setWaiting(false)
    setProblem(failed)
    if (failed) return
    onSet()
    toast('success', done)
  }
  const setTo = async (fileId: string | null) => firstOf((await set({ organizationId: id, fileId, version })).problems)
  const upload = async (file: File) => {
    if (file.size > mostBytes) return t.chooseAnImageOfAtMost
    const { fileId, problem: failed } = await sendFile({ organizationId: id }, file)
    return fileId ? setTo(fileId) : failed
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 96,
            height: 64,
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            overflow: 'hidden',
            color: 'text.disabled',
          }}
        >
          {logo ? (
            <Box
              component="img"
              key={logo.id}
              src={logo.url}
              alt={t.logoOf({ name })}
              sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
            />
          ) : (
            t.noLogo
          )}
        </Box>
        {permission.allowed ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <input
              ref={input}
              type="file"
              accept={types}
              hidden
              aria-label={t.logoFile}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) void change(() => upload(file), t.logoSaved)
              }}
            />
            <PlainButton
              type="button"
              className="outlined"
              disabled={waiting}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {waiting ? t.sending : logo ? t.replaceLogo : t.uploadLogo}
            </PlainButton>
            {logo ? (
              <PlainButton
                type="button"
                className="outlined"
                disabled={waiting}
                onClick={() => void change(() => setTo(null), t.logoRemoved)}
              >
                {t.removeLogo}
              </PlainButton>
            ) : null}
          </Box>
        ) : null}
      </Box>
      {permission.allowed ? (
        <Typography id={helpId} variant="body2" color="textSecondary">
          {t.aPngJpegWebpOrGif}
        </Typography>
      ) : (
        <Why permission={permission} />
      )}
      {problem ? <Notice role="alert">{problem}</Notice> : null}
    </Box>
  )
}

const firstOf = (problems: Problems | undefined) =>
  problems ? (Object.values(problems)[0] ?? t.theLogoCouldNotBeSaved) : undefined
