import { type CSSProperties, useEffect, useRef, useState } from "react";
import type {
	FrameMessage,
	FramePage,
	RenderedPage,
} from "../../preview/messages.ts";

type Props = {
	page: RenderedPage;
	onMessage: (message: FrameMessage) => void;
	style: CSSProperties;
};

type Version = { id: number; page: RenderedPage };

/**
 * Shows the newest version of a page. Each version loads in a hidden frame that replaces the old
 * one when it is ready, so that the preview does not flash.
 */
export function PageFrame({ page, onMessage, style }: Props) {
	/** At most the shown version, the loading one and the newest one. */
	const [versions, setVersions] = useState<readonly Version[]>([]);
	const [shownId, setShownId] = useState(-1);
	const lastId = useRef(0);
	const tops = useRef(new Map<string, number>());
	const frames = useRef(new Map<HTMLIFrameElement, Version>());
	useEffect(() => {
		lastId.current += 1;
		const version = { id: lastId.current, page };
		setVersions((before) => [...before.slice(0, 2), version]);
	}, [page]);

	useEffect(() => {
		const handle = ({ source, data }: MessageEvent<FrameMessage>) => {
			const [frame, version] =
				[...frames.current].find(
					([{ contentWindow }]) => source && contentWindow === source,
				) ?? [];
			if (!frame || !version) return;
			const { id, page } = version;
			const top = tops.current.get(page.address) ?? 0;
			const sent: FramePage = { html: page.html, top };
			// A sandboxed frame has an opaque origin, so only "*" can address it.
			if (data.kind === "ready") frame.contentWindow?.postMessage(sent, "*");
			if (data.kind === "shown") {
				setShownId(id);
				setVersions((all) => all.filter((one) => one.id >= id));
			}
			if (id !== shownId) return;
			if (data.kind === "scrolled") tops.current.set(page.address, data.top);
			onMessage(data);
		};
		addEventListener("message", handle);
		return () => removeEventListener("message", handle);
	}, [shownId, onMessage]);

	return versions.slice(0, 2).map((version) => {
		const isShown = version.id === shownId;
		return (
			<iframe
				key={version.id}
				ref={(frame) => {
					if (!frame) return undefined;
					frames.current.set(frame, version);
					return () => void frames.current.delete(frame);
				}}
				title={isShown ? "The page as it will be" : "The page is loading"}
				aria-hidden={!isShown}
				src="/site/frame.html"
				sandbox="allow-scripts"
				style={style}
				data-shown={isShown}
			/>
		);
	});
}
