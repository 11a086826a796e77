import { useState } from 'react'
import { useSendFile } from '../../kernel/files/useSendFile.ts'
import { announce } from '../../kernel/ui/announce.ts'
import * as t from './__generated__/messages.ts'

/** A file on its way. */
export interface Sending {
  key: number
  file: File
  /** How much of it is sent, from 0 to 1. */
  share: number
  problem?: string
}

let keys = 0

interface SendingsOptions {
  /** What they are for. */
  of: { appointmentId: string } | { organizationId: string }
  /** Why a file is not sent at all. */
  refusal: (file: File) => string | undefined
  /** What is done with one that has arrived; answers with what went wrong. */
  onSent: (fileId: string, file: File) => Promise<string | undefined>
}

/** Sends files for an appointment, and tells of those that are under way, were refused or have failed. */
export function useSendings({ of, refusal, onSent }: SendingsOptions) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const sendFile = useSendFile()
  const update = (key: number, changed: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const drop = (key: number) => setSendings((all) => all.filter((one) => one.key !== key))
  async function start({ key, file }: Sending) {
    const { fileId, problem } = await sendFile({ purpose: 'APPOINTMENT', ...of }, file, (share) =>
      update(key, { share }),
    )
    const failed = problem ?? (await onSent(fileId, file))
    if (failed) return update(key, { problem: failed })
    drop(key)
    announce(t.added({ name: file.name }))
  }
  return {
    sendings,
    isSending: sendings.some(({ problem }) => !problem),
    add: (files: readonly File[]) => {
      const added = files.map((file): Sending => ({ key: keys++, file, share: 0, problem: refusal(file) }))
      setSendings((all) => [...all, ...added])
      for (const sending of added) if (!sending.problem) void start(sending)
    },
    again: (sending: Sending) => {
      const problem = refusal(sending.file)
      update(sending.key, { share: 0, problem })
      if (!problem) void start(sending)
    },
    drop,
  }
}
