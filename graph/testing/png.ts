/** The smallest PNG, as long as it is asked for. */
export const png = (size = 68) => {
  const bytes = Buffer.alloc(size)
  Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
    'hex',
  ).copy(bytes)
  return bytes
}
