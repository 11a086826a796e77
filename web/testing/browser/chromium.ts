// One Chromium for a run.
import type { TestProject } from 'vitest/node'
import { launchChromium } from '../../../graph/testing/launchChromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
  }
}

export default async function setUp(project: TestProject) {
  // A page of a test lives for seconds: what V8 does for long ones takes a tenth of the processor, and comes too late.
  const launched = await launchChromium('--js-flags=--no-opt,--no-maglev')
  project.provide('chromium', launched.endpoint)
  return () => launched.close()
}
