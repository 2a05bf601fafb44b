import { spawn } from 'node:child_process'
import { root } from './paths.mjs'
import { PlainFailure } from './plain-failure.mjs'

/**
 * Runs a command to its end. With `quiet` its output is collected instead of shown.
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runCommand = (command, args, { quiet = false, env = {}, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    const parts = []
    child.stdout?.on('data', part => parts.push(part))
    child.stderr?.on('data', part => parts.push(part))
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }))
  })

/** The same, for a step that must succeed: otherwise its output is part of the failure. */
export const mustRun = async (what, command, args, options = {}) => {
  const { code, output } = await runCommand(command, args, options)
  if (code !== 0) throw new PlainFailure(`${what} failed (exit ${code}).\n${output}`)
  return output
}
