import { Fragment, type ReactNode } from 'react'

const firstMark = 0xe000

/** A message with parts that are more than text, such as links, each where the language puts it. */
export function inSentence<Name extends string>(
  message: (texts: Record<Name, string>) => string,
  parts: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(parts) as Name[]
  const marks = names.map((name, i) => [name, String.fromCharCode(firstMark + i)] as const)
  return message(Object.fromEntries(marks) as Record<Name, string>)
    .split(/([\ue000-\uf8ff])/)
    .map((text, i) => <Fragment key={i}>{i % 2 ? parts[names[text.charCodeAt(0) - firstMark]!] : text}</Fragment>)
}
