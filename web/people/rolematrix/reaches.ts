// How far one gets, in words.
import type { Reach } from '../../__generated__/MatrixEditor_matrix.graphql.ts'
import * as t from './__generated__/messages.ts'

const reaches = ['NONE', 'OWN', 'GROUPS', 'DEPARTMENTS', 'ALL'] as const satisfies Reach[]

export type KnownReach = (typeof reaches)[number]

const words: Record<KnownReach, string> = {
  NONE: t.nothing,
  OWN: t.own,
  GROUPS: t.groups,
  DEPARTMENTS: t.departments,
  ALL: t.everything,
}

export const reachWord = (reach: string): string => words[reach as KnownReach] ?? reach

/** 0 for nothing, 4 for everything. */
export const reachRank = (reach: string): number => reaches.indexOf(reach as KnownReach)

export const sentence = (purpose: string): string => `${purpose[0]?.toUpperCase()}${purpose.slice(1)}`
