import { z } from 'zod'

/** The version of the contract between shell and remotes that this suite speaks. */
export const currentContract = 1

/** The versions of the contract that a module runs with, both ends included. */
export const contractRange = z
  .object({ from: z.int().positive(), to: z.int().positive() })
  .refine(({ from, to }) => from <= to, { error: 'ends before it begins' })
export type ContractRange = z.infer<typeof contractRange>

export const speaksContract = ({ from, to }: ContractRange, contract: number = currentContract): boolean =>
  from <= contract && contract <= to

/** For messages: `1`, or `1–3`. */
export const rangeText = ({ from, to }: ContractRange): string => (from === to ? String(from) : `${from}–${to}`)
