import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Attachments_action$key } from '../../__generated__/Attachments_action.graphql.ts'
import type { AttachmentsQuery } from '../../__generated__/AttachmentsQuery.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useKeptFocus } from '../../kernel/ui/useKeptFocus.ts'
import { AttachmentRow } from './AttachmentRow.tsx'
import { SendingRow } from './SendingRow.tsx'
import { useAttach } from './useAttach.ts'
import * as t from './__generated__/messages.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'

const query = graphql`
  query AttachmentsQuery($id: ID!) {
    node(id: $id) {
      ...Attachments_action @alias(as: "action")
    }
  }
`

// The address of a file is good for five minutes.
const renewal = 240_000

/** The files on a record, and a way to add some. */
export function Attachments({ action: key, mayAdd }: { action: Attachments_action$key; mayAdd: boolean }) {
  const { id, attachments } = useFragment(
    graphql`
      fragment Attachments_action on Action {
        id
        attachments {
          file {
            id
          }
          ...AttachmentRow_attachment
        }
      }
    `,
    key,
  )
  const { sendings, add, again, drop } = useAttach(id)
  const input = useRef<HTMLInputElement>(null)
  const list = useKeptFocus<HTMLDivElement>(attachments.length)
  const hasFiles = attachments.length > 0
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!hasFiles) return
    const timer = setInterval(() => readAgain<AttachmentsQuery>(environment, query, { id }), renewal)
    return () => clearInterval(timer)
  }, [environment, id, hasFiles])
  return (
    <Box
      component="section"
      aria-label={t.files}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography component="h3" variant="h2">
          {t.files}
        </Typography>
        {mayAdd ? (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label={t.filesToAdd}
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <PlainButton
              type="button"
              className="outlined"
              style={{ marginInlineStart: 'auto' }}
              onClick={() => input.current?.click()}
            >
              {t.addFiles}
            </PlainButton>
          </>
        ) : null}
      </Box>
      <Box ref={list} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {sendings.map((sending) => (
          <SendingRow
            key={sending.key}
            sending={sending}
            onAgain={() => again(sending)}
            onDrop={() => drop(sending.key)}
          />
        ))}
        {attachments.map((attachment) => (
          <AttachmentRow key={attachment.file.id} actionId={id} attachment={attachment} />
        ))}
        {hasFiles || sendings.length ? null : (
          <Typography color="textSecondary">
            {t.noFilesYet}
            {mayAdd ? ` ${t.aPhotoOrADeliveryNote}` : ''}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
