/** The figures of a study as they are typed. */
export interface Settings {
  /** In per cent. */
  allowance: string
  confidence: string
  /** In per cent. */
  precision: string
}

export const usualSettings: Settings = { allowance: '13', confidence: '1.96', precision: '5' }

export const settingsOf = ({
  allowance,
  confidence,
  precision,
}: {
  allowance: number
  confidence: number
  precision: number
}): Settings => ({
  allowance: percent(allowance),
  confidence: String(confidence),
  precision: percent(precision),
})

const percent = (share: number): string => String(Number((share * 100).toFixed(4)))

/** As a mutation takes it; what is no number is left to it to refuse. */
export const settingsInput = ({ allowance, confidence, precision }: Settings) => ({
  allowance: numberOf(allowance) / 100,
  confidence: numberOf(confidence),
  precision: numberOf(precision) / 100,
})

/** What is no number is out of every range. */
export const numberOf = (text: string): number => {
  const number = Number(text.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(number) ? number : -1
}
