import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useAttachMutation } from '../../__generated__/useAttachMutation.graphql.ts'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import * as t from './__generated__/messages.ts'

const attachMutation = graphql`
  mutation useAttachMutation($input: AddAttachmentInput!) {
    result: addAttachment(input: $input) {
      ... on AddAttachmentSuccess {
        action {
          ...Attachments_action
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A file on its way to a record. */
export interface Sending {
  key: number
  file: File
  /** How much of it is sent, from 0 to 1. */
  share: number
  problem?: string
}

let keys = 0

/** Puts files on a record, and tells of those that are under way or have failed. */
export function useAttach(actionId: string) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const sendFile = useSendFile()
  const [attach] = useMutation<useAttachMutation>(attachMutation)
  const update = (key: number, changed: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const drop = (key: number) => setSendings((all) => all.filter((one) => one.key !== key))

  async function send({ key, file }: Sending): Promise<string | undefined> {
    const { fileId, problem } = await sendFile({ actionId }, file, (share) => update(key, { share }))
    return problem ?? firstOf((await attach({ actionId, fileId: fileId })).problems)
  }
  async function start(sending: Sending) {
    const problem = await send(sending)
    if (problem) return update(sending.key, { problem })
    drop(sending.key)
    announce(t.added2({ name: sending.file.name }))
  }
  return {
    sendings,
    add: (files: readonly File[]) => {
      const added = files.map((file): Sending => ({ key: keys++, file, share: 0 }))
      setSendings((all) => [...all, ...added])
      for (const sending of added) void start(sending)
    },
    again: (sending: Sending) => {
      update(sending.key, { share: 0, problem: undefined })
      void start(sending)
    },
    drop,
  }
}

const firstOf = (problems: Problems | undefined) =>
  problems ? (Object.values(problems)[0] ?? t.theFileCouldNotBeAdded) : undefined
