import { type CSSProperties, useEffect, useRef, useState } from "react";
import type {
	FrameMessage,
	PreviewPage,
	RenderedPage,
} from "../../preview/messages.ts";

type Props = {
	page: RenderedPage | undefined;
	title: string;
	onMessage: (message: FrameMessage) => void;
	style: CSSProperties;
};

/**
 * A frame and its page. The last entry of `versions` has no page yet. Its frame is already loaded,
 * so that the next page appears sooner.
 */
type Version = { id: number; page?: RenderedPage };

/**
 * Shows the newest version of a page. Loads each version in a hidden frame and shows the frame when
 * it is ready, so that the preview does not flash.
 */
export function PageFrame({ page, title, onMessage, style }: Props) {
	const [versions, setVersions] = useState<readonly Version[]>([{ id: 0 }]);
	const [shownId, setShownId] = useState(-1);
	const tops = useRef(new Map<string, number>());
	const frames = useRef(new Map<number, HTMLIFrameElement>());
	const ready = useRef(new Set<number>());

	useEffect(() => {
		const isLoading = versions.some(
			(version) => version.page && version.id > shownId,
		);
		const shownVersion = versions.find(({ id }) => id === shownId);
		const waiting = versions.at(-1);
		if (
			!page ||
			!waiting ||
			isLoading ||
			canKeepFrame(shownVersion?.page, page)
		)
			return;
		const { id } = waiting;
		setVersions([...versions.slice(0, -1), { id, page }, { id: id + 1 }]);
	}, [page, versions, shownId]);

	useEffect(() => {
		const send = ({ id, page }: Version) => {
			if (!page || !ready.current.delete(id)) return;
			const top = tops.current.get(page.address) ?? 0;
			const earlier = versions.find(({ id }) => id === shownId)?.page;
			const earlierHtml = earlier?.address === page.address ? earlier.html : "";
			const before = page.otherHtml ?? earlierHtml;
			const sent: PreviewPage = { html: page.html, before, top };
			// A sandboxed frame has an opaque origin, so postMessage can address the frame only with "*".
			frames.current.get(id)?.contentWindow?.postMessage(sent, "*");
		};
		const handle = ({ source, data }: MessageEvent<FrameMessage>) => {
			const version = versions.find(
				({ id }) => source && frames.current.get(id)?.contentWindow === source,
			);
			if (!version) return;
			const { id, page } = version;
			if (data.kind === "ready") {
				ready.current.add(id);
				send(version);
			}
			if (data.kind === "shown") {
				setShownId(id);
				setVersions((all) => all.filter((one) => one.id >= id));
			}
			if (id !== shownId) return;
			if (data.kind === "scrolled" && page)
				tops.current.set(page.address, data.top);
			onMessage(data);
		};
		for (const version of versions) send(version);
		addEventListener("message", handle);
		return () => removeEventListener("message", handle);
	}, [versions, shownId, onMessage]);

	return versions.map(({ id }) => {
		const isShown = id === shownId;
		return (
			<iframe
				key={id}
				ref={(frame) => {
					if (!frame) return undefined;
					frames.current.set(id, frame);
					return () => void frames.current.delete(id);
				}}
				title={isShown ? title : "The page is loading"}
				aria-hidden={!isShown}
				src="/site/frame.html"
				sandbox="allow-scripts"
				style={style}
				data-shown={isShown}
			/>
		);
	});
}

/**
 * True if the page is unchanged. A new frame would lose what the owner selected in the page, such
 * as a tab.
 */
function canKeepFrame(
	shownPage: RenderedPage | undefined,
	page: RenderedPage,
): boolean {
	return shownPage?.address === page.address && shownPage.html === page.html;
}
