import { useEffect, useState } from "react";
import type { PublishStatus } from "../publish-status.ts";
import { api } from "./api.ts";

const pollIntervalMs = 10_000;

export function usePublishStatus(first: PublishStatus) {
	const [publishStatus, setPublishStatus] = useState(first);
	const [publicationCount, setPublicationCount] = useState(0);

	const loadPublishStatus = async () => {
		if (first.state === "noRemote") return;
		await api<PublishStatus>("GET", "publishing")
			.then(setPublishStatus)
			.catch(() => undefined);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: loads only once and after the first render, because the remote may be slow
	useEffect(() => {
		loadPublishStatus();
	}, []);

	const { onlineSince, isOutdated, command } = publishStatus;
	const isOffline = (publicationCount > 0 || isOutdated) && !onlineSince;
	const isAwaited = isOffline || command?.state === "running";
	// biome-ignore lint/correctness/useExhaustiveDependencies: polls until the published changes are online
	useEffect(() => {
		if (!isAwaited) return;
		const timer = setInterval(loadPublishStatus, pollIntervalMs);
		return () => clearInterval(timer);
	}, [isAwaited]);

	return {
		publishStatus,
		isGoingOnline: isOffline && command?.state !== "failed",
		publicationCount,
		loadPublishStatus,
		/** Adopts a comparison without a fetch. Keeps “done”, which only a fetch can confirm. */
		receiveComparison({ state, published }: PublishStatus) {
			setPublishStatus((before) => ({
				...before,
				published,
				state: state === "unknown" && before.state === "done" ? "done" : state,
			}));
		},
		waitUntilOnline() {
			setPublicationCount((count) => count + 1);
			setPublishStatus((before) => ({ ...before, onlineSince: null }));
		},
	};
}
