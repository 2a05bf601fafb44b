import type { Database } from '@veckovis/api'
import { ownerOf } from './owner-of'
import { storedIn } from './stored-in'

/** Counted in a transaction of its own, before the work that it is about. */
const leftOut = ['attempt_count']

// The count is a sequence, which no rollback takes back: a step is a statement that writes, in whichever transaction.
const preparation = `
  CREATE SCHEMA failing;
  CREATE SEQUENCE failing.step;
  CREATE TABLE failing.plan (fails_at bigint);
  INSERT INTO failing.plan VALUES (NULL);
  CREATE FUNCTION failing.count_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF nextval('failing.step') = (SELECT fails_at FROM failing.plan) THEN
        RAISE EXCEPTION 'as if the disk failed' USING ERRCODE = '58030';
      END IF;
      RETURN NULL;
    END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (ARRAY['${leftOut.join("','")}'])
    LOOP
      EXECUTE format('CREATE TRIGGER failing_step BEFORE INSERT OR UPDATE OR DELETE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION failing.count_step()', name);
    END LOOP;
  END $$`

/** What came of a change at one of its steps that failed; the last entry is the change that none failed of. */
export type Tried = {
  readonly step: number
  readonly statusCode: number
  readonly isChanged: boolean
  readonly mails: number
}

export type FailingSteps = {
  /** From now on the nth statement that writes fails; null: none does. */
  readonly failAt: (step: number | null) => Promise<void>
  /** How many statements have written since, the failed one included. */
  readonly taken: () => Promise<number>
  /** All that is kept, by table: equal exactly when nothing was changed. */
  readonly stored: () => Promise<Readonly<Record<string, string>>>
  /** Does the change again and again, failing at its first, second … step, until it comes through. */
  readonly failAtEach: (
    change: () => Promise<{ readonly statusCode: number }>,
    mails: readonly unknown[],
  ) => Promise<Tried[]>
}

/** Makes every statement of a test's database that writes a step that can be made to fail, as it does when a disk fails. */
export const prepareFailingSteps = async (database: Database): Promise<FailingSteps> => {
  const owner = ownerOf(database)
  await owner.asSystem(transaction => transaction.query(preparation))
  const failAt = (step: number | null) =>
    owner.asSystem(async transaction => {
      await transaction.query('UPDATE failing.plan SET fails_at = $1', [step])
      await transaction.query("SELECT setval('failing.step', 1, false)")
    })
  const taken = async () => {
    const { rows } = await owner.asSystem(transaction =>
      transaction.query<{ steps: number }>(
        'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS steps FROM failing.step',
      ),
    )
    return rows[0]?.steps ?? Number.NaN
  }
  const stored = () => storedIn(database, leftOut)
  const failAtEach: FailingSteps['failAtEach'] = async (change, mails) => {
    const before = { stored: JSON.stringify(await stored()), mails: mails.length }
    const tried: Tried[] = []
    for (let isThrough = false; !isThrough;) {
      const step = tried.length + 1
      await failAt(step)
      const { statusCode } = await change()
      isThrough = (await taken()) < step
      const isChanged = JSON.stringify(await stored()) !== before.stored
      tried.push({ step, statusCode, isChanged, mails: mails.length - before.mails })
    }
    await failAt(null)
    return tried
  }
  return { failAt, taken, stored, failAtEach }
}
