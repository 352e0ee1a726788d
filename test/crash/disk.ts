// A disk whose power can be cut: a file system in a file. A copy of that file, made while the file
// system is in use, has what reached the disk and nothing that is only in memory.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Disk {
  /** Where it is to be found, before and after a cut. */
  readonly place: string;
  /** Whether a cut loses what has not reached the disk. */
  readonly isForgetful: boolean;
  /** Cuts the power and turns it on again. No one uses the disk meanwhile. */
  cut(): Promise<void>;
  remove(): Promise<void>;
}

const SIZE = '500M';
/** By itself the file system brings nothing to the disk for ten minutes. */
const MOUNT = ['-o', 'loop,commit=600'];

/** Needs the right to mount; elsewhere a cut is only a copy of the files. */
export async function makeDisk(): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'houseway-disk-'));
  const [image, place] = [join(folder, 'image'), join(folder, 'place')];
  const remove = () => rm(folder, { recursive: true, force: true });
  const mount = () => run('mount', [...MOUNT, image, place]);
  await mkdir(place);
  try {
    await run('truncate', ['-s', SIZE, image]);
    await run('mkfs.ext4', ['-q', image]);
    await mount();
  } catch {
    return { place, isForgetful: false, cut: () => copyFiles(folder, place), remove };
  }
  return {
    place,
    isForgetful: true,
    async cut() {
      await run('cp', ['--sparse=always', image, `${image}.cut`]);
      await run('umount', [place]);
      await rename(`${image}.cut`, image);
      await mount();
    },
    async remove() {
      await run('umount', [place]);
      await remove();
    },
  };
}

async function copyFiles(folder: string, place: string): Promise<void> {
  const copy = join(folder, 'copy');
  await cp(place, copy, { recursive: true });
  await rm(place, { recursive: true });
  await rename(copy, place);
}
