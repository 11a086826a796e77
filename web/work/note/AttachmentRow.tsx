import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AttachmentRow_attachment$key } from '../../__generated__/AttachmentRow_attachment.graphql.ts'
import type { AttachmentRowMutation } from '../../__generated__/AttachmentRowMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { bytes } from './bytes.ts'
import * as t from './__generated__/messages.ts'

/** A file on a record: a picture shows itself, everything opens or is saved. */
export function AttachmentRow({
  actionId,
  attachment: key,
}: {
  actionId: string
  attachment: AttachmentRow_attachment$key
}) {
  const { file, addedBy, addedAt, can } = useFragment(
    graphql`
      fragment AttachmentRow_attachment on Attachment {
        addedAt
        addedBy {
          name
        }
        file {
          id
          name
          mediaType
          size
          url
        }
        can {
          remove {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [remove, waiting] = useMutation<AttachmentRowMutation>(graphql`
    mutation AttachmentRowMutation($input: RemoveAttachmentInput!) {
      result: removeAttachment(input: $input) {
        ... on RemoveAttachmentSuccess {
          action {
            ...Attachments_action
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [problem, setProblem] = useState<string>()
  async function submit() {
    const { problems } = await remove({ actionId, fileId: file.id })
    setProblem(problems?.input)
    if (!problems) announce(t.removed({ name: file.name }))
  }
  const isPicture = /^image\/(png|jpeg|webp|gif)$/.test(file.mediaType)
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: 2,
        border: '1px solid var(--ops-line)',
        borderRadius: 1,
        opacity: waiting ? 0.6 : 1,
      }}
    >
      <Box
        component="a"
        href={file.url}
        target="_blank"
        rel="noopener"
        aria-label={t.open({ name: file.name })}
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '6px',
          overflow: 'hidden',
          bgcolor: 'var(--ops-line-2)',
          color: 'text.secondary',
          fontSize: 12,
          textDecoration: 'none',
        }}
      >
        {isPicture ? (
          <Box
            component="img"
            src={file.url}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          ending(file.name)
        )}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box component="a" href={file.url} target="_blank" rel="noopener" sx={{ color: 'text.primary' }}>
          {file.name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}>
          {bytes(file.size)}, {addedBy.name}, <Moment at={addedAt} />
        </Box>
        {problem ? (
          <Box role="alert" sx={{ color: 'var(--ops-late)', fontSize: 12, lineHeight: '16px' }}>
            {problem}
          </Box>
        ) : null}
      </Box>
      <ActionsMenu
        label={t.whatCanBeDoneWith({ name: file.name })}
        actions={[
          {
            label: t.remove,
            act: () => void submit(),
            refused: can.remove.allowed ? null : can.remove.reason,
          },
        ]}
      />
    </Box>
  )
}

const ending = (name: string): string => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? t.file
