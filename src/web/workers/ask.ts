// Questions that take long are answered by a worker, so that the page stays quick. The worker starts
// with the first question and stays for the next ones.

export type OnProgress = (share: number) => void;

interface Question {
  readonly id: number;
  readonly request: unknown;
}

type Reply = { readonly id: number } & (
  | { readonly progress: number }
  | { readonly answer: unknown }
  | { readonly error: string }
);

export interface WorkerAsker {
  ask<Answer>(request: unknown, onProgress?: OnProgress): Promise<Answer>;
}

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
  readonly onProgress: OnProgress | undefined;
}

export function makeAsker(makeWorker: () => Worker): WorkerAsker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const failAll = (message: string) => {
    worker?.terminate();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(new Error(message));
    waiting.clear();
  };
  const hear = (reply: Reply) => {
    const asked = waiting.get(reply.id);
    if (asked === undefined) return;
    if ('progress' in reply) return asked.onProgress?.(reply.progress);
    waiting.delete(reply.id);
    if ('error' in reply) asked.failed(new Error(reply.error));
    else asked.done(reply.answer);
  };
  const start = (): Worker => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data));
    made.addEventListener('error', ({ message }) => failAll(message || 'the worker did not start'));
    return made;
  };
  return {
    ask: <Answer>(request: unknown, onProgress?: OnProgress) =>
      new Promise<Answer>((done, failed) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { done: (answer) => done(answer as Answer), failed, onProgress });
        worker.postMessage({ id: lastId, request } satisfies Question);
      }),
  };
}

/** The other side: answers one question after another. */
export function answerWith(answerOf: (request: never, onProgress: OnProgress) => unknown): void {
  addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
    const reply = (part: object) => postMessage({ id, ...part });
    try {
      reply({ answer: answerOf(request as never, (progress) => reply({ progress })) });
    } catch (error) {
      reply({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
