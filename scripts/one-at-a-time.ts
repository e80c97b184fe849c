import { mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Does a piece of work while no other process does it, of those that name the same lock file. Waits for the one that
 * holds it; a process that was killed holds it no longer.
 */
export async function oneAtATime<Result>(
	lock: string,
	work: () => Promise<Result>,
	tellWaiting: () => void = () => {},
): Promise<Result> {
	await mkdir(dirname(lock), { recursive: true });
	for (let isTold = false; !(await take(lock)); await wait(50)) {
		if (!isTold) tellWaiting();
		isTold = true;
	}
	try {
		return await work();
	} finally {
		await rm(lock, { force: true });
	}
}

async function take(lock: string): Promise<boolean> {
	try {
		await using file = await open(lock, "wx");
		await file.write(String(process.pid));
		return true;
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
			throw error;
	}
	const holder = Number(await readFile(lock, "utf8").catch(() => ""));
	if (holder && !isRunning(holder)) await rm(lock, { force: true });
	return false;
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
