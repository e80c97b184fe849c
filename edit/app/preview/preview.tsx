import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { clickedField } from "#model/edit/clicked-field.ts";
import { formUrl } from "#model/edit/field-locations.ts";
import type { FrameMessage } from "../../preview/messages.ts";
import { type Editing, type ShownVersion, useEditor } from "../editing.ts";
import { readText } from "../read-text.ts";
import { PageFrame } from "./page-frame.tsx";
import css from "./preview.module.css";
import { PreviewNote } from "./preview-note.tsx";

type Props = {
	file: string;
	address: string;
	onFieldOpened: () => void;
};

/** The page that the owner chose while `file` was open and `version` was shown. */
type Chosen = {
	file: string;
	version: ShownVersion | undefined;
	address: string;
};

const widths = { phone: 390, desktop: 1280 };

export function Preview({ file, address, onFieldOpened }: Props) {
	const editing = useEditor();
	const { rendered, pages, setAddress, shownVersion, showVersion } = editing;
	const { page } = rendered;
	const [chosen, setChosen] = useState<Chosen>();
	const [screen, setScreen] = useState<keyof typeof widths>("phone");
	const box = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 0, height: 0 });
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);

	const isChosen = chosen?.file === file && chosen.version === shownVersion;
	const shownAddress = isChosen ? chosen.address : address;
	const open = (path: string) =>
		setChosen({ file, version: shownVersion, address: path });
	useEffect(() => setAddress(shownAddress), [shownAddress, setAddress]);

	const handleMessage = (message: FrameMessage) => {
		if (message.kind === "followed")
			open(new URL(message.address, location.origin).pathname);
		if (message.kind !== "clicked") return;
		const field = clickedField(
			{
				...editing,
				files: [...new Set([file, ...ownFilesFirst(editing, shownAddress)])],
				bodyOf: (path) => readText(editing.textOf(path) ?? "")?.body,
			},
			message,
		);
		if (!field) return;
		onFieldOpened();
		setChosen({
			file: field.file,
			version: undefined,
			address: shownAddress,
		});
		const { hash } = location;
		location.hash = formUrl(field.file, field.path);
		// Dispatches hashchange, because the browser fires no hashchange if the hash stays the same.
		if (location.hash === hash) dispatchEvent(new Event("hashchange"));
	};

	const width = widths[screen];
	const scale = Math.min(1, room.width / width) || 1;
	const title = shownVersion
		? `The page as it was ${shownVersion.side} the change`
		: "The page as it will be";
	return (
		<section className={css.preview} aria-label={title}>
			<div className={css.previewTools}>
				<label>
					<span className="visually-hidden">Page</span>
					<select
						value={shownAddress}
						onChange={(event) => open(event.target.value)}
					>
						{Object.entries({ [shownAddress]: shownAddress, ...pages }).map(
							([page, title]) => (
								<option key={page} value={page}>
									{title}
								</option>
							),
						)}
					</select>
				</label>
				<div className={css.screens}>
					{(["phone", "desktop"] as const).map((kind) => (
						<button
							key={kind}
							type="button"
							className="quiet"
							aria-pressed={screen === kind}
							onClick={() => setScreen(kind)}
						>
							{kind === "phone" ? (
								<Smartphone aria-hidden />
							) : (
								<Monitor aria-hidden />
							)}
							{kind === "phone" ? "Phone" : "Desktop"}
						</button>
					))}
				</div>
			</div>
			<PreviewNote
				openFile={file}
				shownAddress={shownAddress}
				onFieldOpened={onFieldOpened}
				onCurrentChosen={() => {
					setChosen({ file, version: undefined, address: shownAddress });
					showVersion(undefined);
				}}
			/>
			<div className={css.previewRoom} ref={box}>
				<PageFrame
					page={page}
					title={title}
					onMessage={handleMessage}
					style={{
						width,
						height: room.height / scale,
						transform: `scale(${scale})`,
						marginInline: Math.max(0, (room.width - width * scale) / 2),
					}}
				/>
			</div>
		</section>
	);
}

function ownFilesFirst(
	{ files, serverState, checked }: Editing,
	address: string,
) {
	const ownFiles = [
		...serverState.forms.files.filter((form) => form.address === address),
		...Object.entries(checked.addresses).flatMap(([path, one]) =>
			one === address ? [{ path }] : [],
		),
	].map(({ path }) => path);
	return [...ownFiles, ...files];
}
