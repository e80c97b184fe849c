import { useEffect, useState } from "react";
import type { Progress } from "../publishing-state.ts";
import { api } from "./api.ts";

const pollIntervalMs = 10_000;

export function usePublishing(first: Progress) {
	const [publishing, setPublishing] = useState(first);
	const [publicationCount, setPublicationCount] = useState(0);

	const loadPublishing = async () => {
		if (first.state === "noRemote") return;
		await api<Progress>("GET", "publishing")
			.then(setPublishing)
			.catch(() => undefined);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: loads only once and after the first render, because the remote may be slow
	useEffect(() => {
		loadPublishing();
	}, []);

	const { onlineSince, isOutdated, command } = publishing;
	const isOffline = (publicationCount > 0 || isOutdated) && !onlineSince;
	const isAwaited = isOffline || command?.state === "running";
	// biome-ignore lint/correctness/useExhaustiveDependencies: polls until the published changes are online
	useEffect(() => {
		if (!isAwaited) return;
		const timer = setInterval(loadPublishing, pollIntervalMs);
		return () => clearInterval(timer);
	}, [isAwaited]);

	return {
		publishing,
		isGoingOnline: isOffline && command?.state !== "failed",
		publicationCount,
		loadPublishing,
		waitUntilOnline() {
			setPublicationCount((count) => count + 1);
			setPublishing((before) => ({ ...before, onlineSince: null }));
		},
	};
}
