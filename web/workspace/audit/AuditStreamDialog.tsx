import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AuditStreamDialog_organization$key } from '../../__generated__/AuditStreamDialog_organization.graphql.ts'
import type { AuditStreamDialogMutation } from '../../__generated__/AuditStreamDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { NewStreamSecretDialog } from './NewStreamSecretDialog.tsx'
import { RemoveStreamDialog } from './RemoveStreamDialog.tsx'
import { StreamActs } from './StreamActs.tsx'
import { StreamFields, type StreamDraft } from './StreamFields.tsx'
import { StreamState } from './StreamState.tsx'
import * as t from './__generated__/messages.ts'

interface AuditStreamDialogProps {
  organization: AuditStreamDialog_organization$key
  onClose: () => void
}

/** Says where the audit log is sent on to, and shows how that goes. */
export function AuditStreamDialog({ organization, onClose }: AuditStreamDialogProps) {
  const { id, timeZone, auditStream } = useShownFragment(
    graphql`
      fragment AuditStreamDialog_organization on Organization {
        id
        timeZone
        auditStream {
          kind
          url
          certificate
          isOn
          version
        }
      }
    `,
    organization,
  )
  const [set, waiting] = useMutation<AuditStreamDialogMutation>(graphql`
    mutation AuditStreamDialogMutation($input: SetAuditStreamInput!) {
      result: setAuditStream(input: $input) {
        ... on SetAuditStreamSuccess {
          organization {
            id
            ...AuditStream_organization
          }
          secret
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const before: StreamDraft = {
    kind: auditStream?.kind === 'SYSLOG' ? 'SYSLOG' : 'WEBHOOK',
    url: auditStream?.url ?? '',
    certificate: auditStream?.certificate ?? '',
    isOn: auditStream?.isOn ?? true,
  }
  const draft = useDraft('auditStream', id, auditStream?.version)
  const [stream, setStream] = useDraftState(draft, 'stream', before)
  const [problems, setProblems] = useState<Problems>({})
  const [secret, setSecret] = useState<string>()
  const [opened, setOpened] = useState<'secret' | 'remove'>()
  async function submit() {
    const { certificate, ...wanted } = stream
    const { done, problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      ...wanted,
      ...(wanted.kind === 'SYSLOG' && { certificate }),
    })
    if (refused) return setProblems(refused)
    draft.clear()
    if (done.secret) return setSecret(done.secret)
    toast('success', t.streamSaved)
    onClose()
  }
  if (secret) {
    const secrets = [{ label: t.secret, value: secret }]
    return <ShownOnce title={t.streamSecret} text={t.copyTheSecret} secrets={secrets} onClose={onClose} />
  }
  const back = () => setOpened(undefined)
  const version = auditStream?.version ?? 0
  if (opened === 'secret')
    return <NewStreamSecretDialog organizationId={id} version={version} onClose={back} onDone={onClose} />
  if (opened === 'remove')
    return <RemoveStreamDialog organizationId={id} version={version} onClose={back} onDone={onClose} />
  return (
    <FormDialog
      title={t.sendTheAuditLog}
      submit={t.saveStream}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      width="sm"
      draft={draft}
    >
      {auditStream ? <StreamState organization={{ id, timeZone }} /> : null}
      <StreamFields
        stream={stream}
        problems={problems}
        onChange={(changed) => setStream((now) => ({ ...now, ...changed }))}
      />
      {auditStream ? (
        <StreamActs
          organizationId={id}
          isSaved={JSON.stringify(stream) === JSON.stringify(before)}
          hasSecret={auditStream.kind === 'WEBHOOK'}
          onOpen={setOpened}
        />
      ) : null}
    </FormDialog>
  )
}
